/** Somebody else saved since the editing began; `theirs` is what is saved now. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
  readonly theirs: unknown;

  constructor(theirs: unknown) {
    super('A colleague has changed this meanwhile.');
    this.theirs = theirs;
  }
}
