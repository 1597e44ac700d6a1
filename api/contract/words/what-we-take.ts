import { part } from './message.ts';

export const whatWeTake = part('whatWeTake', {
  description: 'Look up what you have: what our shops take, what they cannot take, why, and what to do instead.',
  whatDoYouHave: 'What do you have?',
  lookItUp: 'Look It Up',
  listsInEnglish: 'Our lists are in English: look a thing up by its English name.',
  categories: 'Categories',
  lookedFor: 'You looked for “{q}”',
  instead: 'What to do instead:',
  foundUnder: 'Found under {category}.',
  notListed: '“{q}” is not on our lists',
  askAboutIt: 'Ask About It',
  ringOrWrite: 'Ring {phone} or {write}, and we will tell you.',
  sendUsALine: 'send us a line',
  findAShop: 'Find a Shop',
});
