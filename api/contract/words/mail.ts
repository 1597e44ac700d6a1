import { part, rule } from './message.ts';

export const mail = part('mail', {
  besideSince: '{charity}, beside seriously ill people in the south-east since {year}.',
  ring: rule('Ring {phone}.'),
  becauseYouOffered: 'You are getting this email because you offered something on our site.',
  becauseOfTestimonial: 'You are getting this email because a testimonial was sent to us with this address.',
  ourSite: 'Our site',
  whatWeKeep: 'What we keep, and for how long',
  lookedAtWithin: rule('2-3 business days'),
  broughtToShop: 'Brought to a shop',
  dayAndTime: '{day}, {from} to {to}',
  cannotCome: 'The van cannot come on {day} after all.',
  comesInstead: 'It will come on {day} instead.',
});
