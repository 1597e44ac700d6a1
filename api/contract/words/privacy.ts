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
    'your words; your name, email address and picture, if you give them; what you agreed to, in which words, and when. We take the details of place and camera out of pictures.',
  ),
  testimonialsWhy: rule(
    'to publish it, because you explicitly agreed to that. We publish words about health only if you agreed to that, too. We never publish your email address. We use it to send you your private link, and to write to you about your testimonial.',
  ),
  testimonialsHowLong: rule(
    'as long as it is published or waiting for us to read it, or until you withdraw it. If we decide not to publish it, we delete it {time} after that decision.',
  ),

  offersTitle: 'When you offer us an item',
  offersWhat: rule(
    'your name, email address and phone number; the description and photos of the item; the address and instructions for collecting it, if we are collecting it.',
  ),
  offersWhy: rule('to answer your offer and to collect the item, because you asked us to. We publish none of it.'),
  offersHowLong: rule('until we have collected or declined the item, and for {time} after that.'),

  helpTitle: 'When you ask us for help',
  helpWhat: rule(
    'your name, your phone number or email address, and who the help is for; where from and where to, the day and the time; what a driver should know, and your words; what we arrange with you. If you only ask whether a place is within reach, we keep none of it.',
  ),
  helpWhy: rule(
    'to help you, because you asked us to. We publish none of it. With your private link you can see it, change it or call it off.',
  ),
  helpHowLong: rule(
    'until we have answered or you have called it off, and for {time} after that. Ask us, and we will delete it sooner.',
  ),

  messagesTitle: 'When you write to us',
  messagesWhat: rule(
    'your name, your email address or phone number, what it is about, and your words; our answers, and the notes of our own people about them.',
  ),
  messagesWhy: rule('to answer you, because you asked us to. We publish none of it.'),
  messagesHowLong: rule('until we have answered, and for {time} after that. Ask us, and we will delete it sooner.'),

  staffTitle: 'When you work with us',
  staff: rule(
    'For staff and volunteers we keep a name, an email address, a role, a protected form of the password, and when they last signed in, for as long as they have an account. We keep each sign-in for {count} hours and up to a day more. We keep a log of what they did for {time}, to show who decided what. When an account is deleted, the log no longer names its owner. The name of the person who decided about a testimonial or an offer stays with it until it is deleted.',
  ),

  backupsTitle: 'Backups',
  backups: rule(
    'We make a backup every day, so that nothing is lost if a computer breaks. We delete each backup after {count} weeks at most, and with it the last copy of anything that you asked us to delete. If we ever have to use a backup, what was deleted since then stays deleted.',
  ),

  seenTitle: 'Who sees it',
  seenByEverybody: rule(
    'Everybody can see what we publish: your words, and your name and picture if you agreed to that.',
  ),
  seenByStaff: rule(
    'Our staff and volunteers see what you send us if they need it for their work, each with an account of their own. We keep a log of what they decide and change.',
  ),
  seenByNobody: rule(
    'Nobody else sees it. A program on our own server checks your words, and we send them to no other company. This website loads nothing from other websites.',
  ),

  cookiesTitle: 'No cookies',
  cookies: rule(
    'This website sets no cookies for visitors, and tracks nobody. Only staff get one when they sign in, so that we know their browser again. We hold your internet address in memory only, to stop floods of messages, and never write it down. What you start to write in a form stays on your own device until you send it. The link to what you offered us stays there until you press “Forget on This Device”.',
  ),

  rightsTitle: 'What you can ask of us',
  rights: rule(
    'You can ask what we keep about you, and get a copy. You can have it corrected or deleted. You can object to how we use it, and take back what you agreed to. You can do this at any time, and you do not have to give a reason. What was lawful until then stays lawful.',
  ),
  ownTestimonial: rule(
    'For a testimonial you do not have to ask. When you send one, we show you a {link}, and email it to you if you gave us an address. With it you can {change}. A testimonial that you withdraw leaves this website at once, and our files within a minute.',
  ),
  privateLink: 'private link',
  changeTestimonial: 'see, correct or withdraw it yourself',
  ownOffer: rule(
    'The same is true of something that you offered us. With the link that we show you and email to you, you can {change}.',
  ),
  changeOffer: 'see how it is getting on, add photos or withdraw it',
  everythingElse: rule('For everything else, ring {phone} or write to {email}.'),
  complain: rule(
    'If you are not happy with how we treat your data, you can complain to the Data Protection Commission, which watches over data protection in Ireland: {address}.',
  ),
});
