# The words of the notation, and how each may be typed: several with a comma between them.

notation-orange = orange
notation-brown = brown
notation-grey = grey, gray
notation-violet = violet, purple
notation-stable = stable
notation-merchant = merchant
notation-wall = wall
notation-roof = roof
notation-neutral = neutral
notation-tea = tea
