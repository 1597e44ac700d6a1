// Loaded into a server with NODE_OPTIONS=--import: each SIGUSR2 moves its clock on by MOVE_CLOCK_MS and says so.
const RealDate = Date;
const step = Number(process.env.MOVE_CLOCK_MS);
let offset = 0;

globalThis.Date = class MovedDate extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + offset);
  }
  static now() {
    return RealDate.now() + offset;
  }
};

// Child processes of the server load this file, too; only the server itself is sent the signal.
process.on('SIGUSR2', () => {
  offset += step;
  process.stdout.write(`The clock was moved on by ${offset} ms\n`);
});
