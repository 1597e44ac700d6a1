export class DamagedDataError extends Error {
  constructor(file: string, what: string) {
    super(`The data file ${file} is damaged: ${what}`);
    this.name = 'DamagedDataError';
  }
}
