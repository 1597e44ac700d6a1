/** A data file is missing or is not as it was written; the message names the file and the place in it. */
export class DamagedDataError extends Error {
  constructor(file: string, what: string) {
    super(`The data file ${file} is damaged: ${what}`);
    this.name = 'DamagedDataError';
  }
}
