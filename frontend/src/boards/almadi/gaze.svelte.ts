/** Whose realm was asked for, at the tabs of the board or at the small pictures beside the score; null: whoever decides. */
export const gaze = $state<{ seat: number | null }>({ seat: null });
