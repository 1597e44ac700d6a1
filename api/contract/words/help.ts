import { part, rule } from './message.ts';

/** Asking for help: what is refused, and the choices that mails and staff screens name too. */
export const help = part('help', {
  lift: 'A lift to hospital',
  costs: 'Help with medical costs',
  counselling: 'Somebody to talk to',
  shopping: 'The weekly shop',
  somethingElse: 'Something else',
  mornings: 'Mornings',
  afternoons: 'Afternoons',
  evenings: 'Evenings',
  anyTime: 'Any time',
  onlyThisDay: 'Only this day',
  eachWeek: 'The same day each week',
  severalDays: 'Several days',
  wheelchair: 'A wheelchair',
  companion: 'Somebody comes along',
  steps: 'Steps at home',
  arm: 'An arm to lean on',
  serviceMissing: 'Please choose what would help',
  nameMissing: 'Please write your name',
  reachMissing: rule('Please give a phone number or an email address, so that we can answer.'),
  fromMissing: 'Please write your Eircode or town',
  hospitalMissing: 'Please choose the hospital, or write its name',
  dayMissing: 'Please choose the first day',
  dayPast: 'Please choose today or a later day',
  timeWrong: 'Please write a time like 10:30, or leave it empty',
  wordsMissing: 'Please write a few words',
  sendFailed: 'Your request could not be sent. Please try again.',
  linkUnknown:
    'This link does not lead to a request for help. Please check that it is whole; perhaps the request was deleted.',
  closedAlready: 'This request is closed. Please ask again if you need us.',
});
