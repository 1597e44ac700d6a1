import { part, rule } from './message.ts';

export const privacy = part('privacy', {
  description: 'What we keep about you, why, for how long, who sees it, and what you can ask of us.',
  what: 'What:',
  why: 'Why:',
  howLong: 'How long:',
  months: { one: 'one month', other: '{count} months' },
  years: { one: 'one year', other: '{count} years' },

  testimonialsTitle: 'When you send a testimonial',
  testimonialsWhat: rule(
    'your words; your name, email address and picture, if you give them; what you agreed to, in which wording, and when. Place and camera details are taken out of pictures.',
  ),
  testimonialsWhy: rule(
    'to publish it, because you explicitly agreed to that. Words about health are published only with your agreement to just that. Your email address is never published; we use it to send you your private link.',
  ),
  testimonialsHowLong: rule(
    'as long as it is published or waits for us, or until you withdraw it. What we have decided not to publish is deleted {time} after that decision.',
  ),

  offersTitle: 'When you offer us an item',
  offersWhat: rule(
    'your name, email address and phone number; the description and photos of the item; the address and instructions for collecting it, if we are to collect it.',
  ),
  offersWhy: rule('to answer your offer and to collect the item, because you asked us to. Nothing of it is published.'),
  offersHowLong: rule('until we have collected or declined the item, and {time} more.'),

  helpTitle: 'When you ask us for help',
  helpWhat: rule(
    'your name, your phone number or email address, and whom it is for; where from and where to, the day and time; what a driver should know, and your words; what we arrange with you. Nothing is kept of the question whether a place is within reach.',
  ),
  helpWhy: rule(
    'to help you, because you asked us to. Nothing of it is published, and you see, change or withdraw it with your private link.',
  ),
  helpHowLong: rule('until we have answered or you have called it off, and {time} more. Ask, and we delete it sooner.'),

  messagesTitle: 'When you write to us',
  messagesWhat: rule(
    'your name, your email address or phone number, what it is about, and your words; what our own people note about the answer.',
  ),
  messagesWhy: rule('to answer you, because you asked us to. Nothing of it is published.'),
  messagesHowLong: rule('until we have answered, and {time} more. Ask, and we delete it sooner.'),

  staffTitle: 'When you work with us',
  staff: rule(
    'For staff and volunteers we keep a name, an email address, a role, a protected form of the password, and when they last signed in, as long as they have an account; signed-in sessions for {count} hours and up to a day more; and the log of what they did for {time}, to show who decided what. Once an account is erased, the log no longer names its owner; beside a testimonial or an offer the name of who decided stays until that is deleted.',
  ),

  backupsTitle: 'Backups',
  backups: rule(
    'We make a backup every day, so that nothing is lost when a machine breaks. A backup is deleted after at most {count} weeks, and with it the last copy of what you had us delete. If we ever have to bring a backup back, what was deleted since stays deleted.',
  ),

  seenTitle: 'Who sees it',
  seenByEverybody: rule(
    'Everybody sees what we publish: your words, and your name and picture where you agreed to them.',
  ),
  seenByStaff: rule(
    'Our staff and volunteers see testimonials and offers, each with an account of their own. What they decide and change is written to a log.',
  ),
  seenByNobody: rule(
    'Nobody else. Your words are checked by a program on our own server, and are sent to no other company. This website loads nothing from other websites.',
  ),

  cookiesTitle: 'No cookies',
  cookies: rule(
    'This website sets no cookies and follows nobody. Your internet address is held in memory only, to stop floods of messages, and is never written down. What you have begun to write in a form is kept on your own device until you send it, and the link to what you offered us until you press “Forget on This Device”.',
  ),

  rightsTitle: 'What you can ask of us',
  rights: rule(
    'You can ask what we keep about you and get a copy of it, have it corrected, have it deleted, object to how we use it, and take back what you agreed to, at any time and without giving a reason. What was lawful until then stays lawful.',
  ),
  ownTestimonial: rule(
    'For a testimonial you need not ask: when you send one, we show you a {link}, and mail it to you where you gave an address. With it you {change}. A testimonial that you withdraw leaves this website at once, and our files within a minute.',
  ),
  privateLink: 'private link',
  changeTestimonial: 'see, correct or withdraw it yourself',
  ownOffer: rule(
    'For something that you offered us, too: with the link that we show you and mail to you, you {change}.',
  ),
  changeOffer: 'see where it stands, add photos or withdraw it',
  everythingElse: rule('For everything else ring {phone} or write to {email}.'),
  complain: rule(
    'If you think that we treat your data wrongly, you can complain to the Data Protection Commission, the supervisory authority in Ireland: {address}.',
  ),
});
