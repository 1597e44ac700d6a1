/**
 * Screens say "2 hours ago", "yesterday" and "2 November 2026", which "22 November 2026" holds as well: every file of tests begins
 * at noon of the same day, and its clock goes on from there.
 */
const RealDate = Date;
const ahead = RealDate.UTC(2026, 10, 20, 12) - RealDate.now();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, made) => Reflect.construct(target, words.length > 0 ? words : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
