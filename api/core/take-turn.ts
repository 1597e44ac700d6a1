/**
 * True for one of the processes that ask within `seconds`: it does what is to be done once for all of them. A process that ends
 * in the middle of it keeps the others waiting no longer than that. Rejects when the processes cannot agree.
 */
export type TakeTurn = (name: string, seconds: number) => Promise<boolean>;

/** For a process that has its data to itself. */
export const alwaysOwnTurn: TakeTurn = async () => true;
