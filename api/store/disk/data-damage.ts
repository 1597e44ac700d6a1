/** What lies on the disk is not what was written there; the message says which file, and where in it. */
export class Damage extends Error {
  constructor(file: string, what: string) {
    super(`The data file ${file} is damaged: ${what}`);
    this.name = 'Damage';
  }
}
