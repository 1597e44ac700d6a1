import { TESTIMONIAL_MAX } from '#contract/testimonials/testimonial-text.ts';

/** A text of full length made of one piece. */
export const longText = (piece: string): string =>
  piece.repeat(Math.ceil(TESTIMONIAL_MAX / piece.length)).slice(0, TESTIMONIAL_MAX);

/** What a text is made of, over and over, to keep a careless rule busy: beginnings of everything that the rules look for. */
export const hostilePieces: readonly string[] =
  "1|1 |12 |(1|1-|087 |00 353 |+353|0 |.|..a|@|a@|a@a.|a.a@|a at |www.|http://|//a.|a.com |IE29|IE29 AIBK |1234567T |A65 |D02 X|14 Main |14 a |Apt 3, A|, Co. A|I |I will |I want to |I just |you |you are a |fuck |fuck you |f u c k |f*|****|bitch the |the |going to |burn the |\u00e9|\u0301|\u{1f60a}|\u200b| |\n|\t|aA|a-|-|_|[|\\|i'm |my own |no reason |hope you |know where |sooo|\u0130|\ud800|very |all of |self |make money |Apt 3, Carlow |14 Main Street, Carlow |Dr Mary |\u044b|sooohttp://a.b/|http://a.b/\u00e9|\u00bd|oh eight |O8 |plus three |my snapchat is |A 9 6 |Mary Byrne |my neighbour Tom has |\u{1f468}\u200d\u{1f469}\u200d\u{1f467}|\u200b\u200d|i cant go on |would be better if |foreigners are |c u n t..|4111."
    .split('|')
    .filter((piece) => piece !== '');
