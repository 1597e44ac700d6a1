import { part, rule } from './message.ts';

export const services = part('services', {
  medicalHere: 'Medical expenses',
  medicalTitle: 'Medical expense support',
  medicalDescription:
    'How to apply for help with essential medical costs, in three steps. We review applications in 3-5 business days.',
  transportHere: 'Hospital transport',
  transportDescription: 'Free lifts to hospital by volunteer drivers. Book by phone at least 48 hours ahead.',
  counsellingHere: 'Counselling support',
  counsellingDescription: 'Counselling support for seriously ill people: how to ask, and what is good to know before.',
  shoppingHere: 'Weekly shopping',
  shoppingDescription:
    'Help with the weekly shop for seriously ill people: how to ask, and what is good to know before.',
  writeToUs: 'Write to Us',

  // An emergency, before anything else.
  dangerTitle: rule('If you are in danger, or think of ending your life, do not wait for us.'),
  dangerNumbers: rule('Call {first} or {second}. Samaritans listen day and night on {samaritans}.'),
  emergencyTitle: rule('For life-threatening emergencies do not wait for us.'),
  emergencyNumbers: rule('Call {first} or {second}.'),

  // A lift to hospital.
  bookByPhone: rule('Book by phone, at least {count} hours before your appointment.'),
  bookByPhoneAhead: rule('Book by phone at least {count} hours ahead.'),
  askForALift: 'Ask for a Lift',
  days: 'Days',
  liftDays: rule('Monday to Friday. Limited weekend service for emergencies.'),
  notice: 'Notice',
  liftNotice: rule('At least {count} hours'),
  area: 'Area',
  liftArea: rule('Within a {count}-mile radius'),
  companion: 'Companion',
  cost: 'Cost',
  hospitals: 'Hospitals',
  hospitalsNamed: '{hospitals}. Ask us about any other.',
  measuredFrom: 'Miles from where',
  wayHome: 'The way home',
  weeklyAppointments: 'Weekly appointments',
  wheelchair: 'Wheelchair',
  whoDrives: 'Who drives',
  betweenUs: 'Between us',
  whatNext: 'What happens next',

  // Counselling and the weekly shop.
  forWhom: 'For whom',
  where: 'Where',
  howSoon: 'How soon',

  // Medical costs.
  ringOrWrite: rule('Ring {phone} or write to {email} to apply.'),
  beginAndBring: rule('{begin}. Have the documents listed below ready; please send none of them by email.'),
  writeToBegin: 'Write to us to begin',
  reviewTakes: rule('Review takes 3-5 business days.'),
  hardship: 'Health-related financial hardship',
  need: 'Demonstrated need',
  application: 'Completed application with documents',
  serviceArea: 'Within service area',
});
