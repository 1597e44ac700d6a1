import { part, rule } from './message.ts';

export const contact = part('contact', {
  documentsMedical: 'Medical documentation or bills',
  documentsIncome: 'Proof of income and expenses',
  documentsIdentity: 'Identification',
  documentsBank: 'Bank statements if applicable',
  headDescription:
    'Ring us when we are open, or leave a few lines: about help, a lift, volunteering, or anything else.',
  atTheCounter: 'At the counter',
  deletedMonths: rule({
    one: 'We delete it one month after we have answered. Ask us, and we will delete it sooner.',
    other: 'We delete it {count} months after we have answered. Ask us, and we will delete it sooner.',
  }),
  deletedYears: rule({
    one: 'We delete it one year after we have answered. Ask us, and we will delete it sooner.',
    other: 'We delete it {count} years after we have answered. Ask us, and we will delete it sooner.',
  }),

  // The form.
  writeToUs: 'Write to us',
  lead: 'Say it in your own words. Please do not send documents: we will ask for them later, by phone or post.',
  whatAbout: 'What is it about?',
  question: 'A question',
  questionHint: 'About us, a shop, a donation.',
  costs: 'Medical costs',
  costsHint: 'A bill, a scan, a prescription.',
  lift: 'A lift to hospital',
  liftHint: rule('Best by phone, 48 hours ahead.'),
  counselling: 'Counselling',
  counsellingHint: 'Somebody to talk to.',
  shopping: 'Weekly shopping',
  shoppingHint: 'Help with the weekly shop.',
  volunteering: 'Volunteering',
  volunteeringHint: 'Giving some of your time.',
  press: 'Press',
  pressHint: 'For newspapers, radio and others.',
  topicMissing: 'Please choose what it is about',
  liftTitle: 'A lift is quickest by phone.',
  liftText: rule('Ring {phone} at least 48 hours ahead.'),
  oneWay: 'One way to reach you back is enough.',
  yourWords: 'Your words',
  privacy: 'We use what you write to answer you, and for nothing else.',
  sendFailed: 'Your message could not be sent. Please try again.',

  // Once it is sent.
  weHaveIt: rule('We have your message. The right person will read it by our next opening day.'),
  reference: 'Reference {reference}',
  backHome: 'Back to Home',
});
