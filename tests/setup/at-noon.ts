/**
 * Screens say "2 hours ago" and "yesterday", and who looks for "2 November 2026" finds "22 November 2026" as well: every file of
 * tests begins at noon of the same day, and its clock goes on from there.
 */
// Also where an earlier file of this worker has put its own in the place of `Date`.
const RealDate = Date.prototype.constructor as DateConstructor;
const realNow = RealDate.now;
const ahead = RealDate.UTC(2026, 10, 20, 12) - realNow();
const now = () => realNow() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, made) => Reflect.construct(target, words.length > 0 ? words : [now()], made),
  apply: () => new Date().toString(),
  // A test may put its own in the place of `now`.
  get: (target, name) => (name === 'now' && target.now === realNow ? now : Reflect.get(target, name)),
});
