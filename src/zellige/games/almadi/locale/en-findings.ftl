## What many games say of strategy

answer-objective = { $objective }, { objective-named }
answer-start = Start tile { $start }
question-objectives-completed = How many Objectives are completed
    .about = Objectives that a player has completed at the end.
question-objectives = Objectives
    .about = Objectives that a player has completed at the end. Cards are those of the component set in play.
question-objectives-missed = Objectives left unfinished
    .about = Objectives that a player holds at the end without having completed them.
question-characters = Characters
    .about = Characters that a player has recruited. Their costs are those of the component set in play.
question-characters-recruited = How many Characters are recruited
    .about = Characters that a player has recruited at the end.
question-genies = How often a Genie moves a Landscape
    .about = Landscapes that a player has moved by Genies in the whole game.
question-starts = Start tiles
    .about = The start tile of a player. Their faces are those of the component set in play.
