import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const supportPlaces = definePlaces({
  path: '/support',
  page: 'Support us',
  texts: {
    title: text('heading', 'the title', 'Stand beside somebody near you'),
    lead: text(
      'paragraph',
      'below the title',
      'There are three ways to help: give money, give time, or donate items. Each of them reaches people who are seriously ill.',
    ),
    financial: text(
      'paragraph',
      'financial support',
      'A gift of money helps with medical costs, hospital transport, counselling and the weekly shop. See how to give, or ring us about it.',
    ),
    volunteer: text(
      'paragraph',
      'volunteer',
      'Give some of your time. Hospital transport is one of the services that volunteers make possible.',
    ),
    items: text(
      'paragraph',
      'donate items',
      'Offer what you no longer need to our shops, in three short steps. Pickup can be arranged for large items.',
    ),
    ...titled('giving', 'giving money', 'Giving money', 'Choose the way that suits you.'),
    'card-title': text('heading', 'by card, the title', 'By card'),
    ...titled(
      'bank',
      'from your bank',
      'From your bank',
      'Once, or by standing order. Compare the last four figures in your bank’s app.',
    ),
    ...titled(
      'memory',
      'in memory of somebody',
      'In memory of somebody',
      'You can ask for donations to us instead of flowers. Ring us first and we will tell you how.',
    ),
    ...titled(
      'will',
      'in your will',
      'In your will',
      'Look after your own first. If there is something left over, your solicitor only needs our name and number.',
    ),
    'will-missing': text(
      'paragraph',
      'in your will, without a registered number',
      'Please ring us. We will send your solicitor our registered name and number in writing.',
    ),
    'tax-title': text('heading', 'money and tax, the title', 'Money and tax'),
    'tax-items': text(
      'paragraph',
      'money and tax, about items',
      'Things you bring to a shop do not count: we sell them, and the money goes to the same work.',
    ),
    ...titled(
      'talk',
      'rather talk to somebody',
      'Rather talk to somebody?',
      'Ring us, write to us, or call in to one of our four shops.',
    ),
  },
  images: {
    financial: 'financial support',
    volunteer: 'volunteer',
    items: 'donate items',
    card: 'by card',
    bank: 'from your bank',
    memory: 'in memory of somebody',
    will: 'in your will',
  },
});
