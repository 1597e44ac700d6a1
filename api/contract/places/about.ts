import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

/** What staff can replace on the page about the charity. */
export const aboutPlaces = definePlaces({
  path: '/about',
  page: 'About us',
  texts: {
    title: text('heading', 'the title', 'Fifty years of good neighbours'),
    lead: text(
      'paragraph',
      'below the title',
      'We have stood beside seriously ill people in the south-east of Ireland since {year}. This is how it started, and what it became.',
    ),
    'story-above': text('paragraph', 'our story, the line above', 'Our story'),
    'story-title': text('heading', 'our story, the title', 'It began with one fundraiser'),
    'our-story': text(
      'paragraphs',
      'our story',
      [
        'It began in 1976 with a first fundraiser, for people in the south-east who were seriously ill.',
        'An athletic club followed in 2003 and car boot sales in 2004. In 2009 we opened our first second-hand shop, in Clane. Bagnelstown, New Ross and Wexford Town are our other three.',
        'After {years} years of service the work is still practical: essential medical costs, a lift to hospital, counselling, and help with the weekly shop.',
      ].join('\n'),
    ),
    'founder-below': text('paragraph', 'our founder, the line below', 'Our founder'),
    'help-title': text('heading', 'how we help, the title', 'How we help'),
    'transport-text': text('paragraph', 'hospital transport', 'A volunteer driver to bring you to hospital.'),
    'counselling-text': text('paragraph', 'counselling support', 'Somebody to talk to, when it is a lot to carry.'),
    'shopping-text': text('paragraph', 'weekly shopping', 'A hand with the shopping, week by week.'),
    'medical-text': text('paragraph', 'medical expense support', 'Essential medical costs, funded.'),
    'timeline-above': text('paragraph', 'the timeline, the line above', '1976 to today'),
    'timeline-title': text('heading', 'the timeline, the title', 'It grew the way a river does'),
    'year-1976': text('paragraph', 'the timeline, 1976', 'This is where it all starts.'),
    'year-2003': text(
      'paragraph',
      'the timeline, 2003',
      'Running shoes on: an athletic club becomes part of the story.',
    ),
    'year-2004': text('paragraph', 'the timeline, 2004', 'Second-hand things begin to pay for first-hand help.'),
    'year-2009': text('paragraph', 'the timeline, 2009', 'We open a shop of our own. Today there are four.'),
    'year-2025': text(
      'paragraph',
      'the timeline, 2025',
      'More than fifty years of service, and still beside people who are seriously ill.',
    ),
    'next-title': text('heading', 'the next chapter, the title', 'Be part of the next chapter'),
    ...titled('support', 'the next chapter, support', 'Support our work', 'A gift of money, or some of your time.'),
    ...titled(
      'donate',
      'the next chapter, items',
      'Give what you have',
      'Things that you no longer need, sold for a good cause.',
    ),
    ...titled(
      'visit',
      'the next chapter, our shops',
      'Call in to us',
      'Four shops: Clane, Bagnelstown, New Ross and Wexford Town.',
    ),
  },
  images: {
    founder: 'our founder',
    transport: 'hospital transport',
    counselling: 'counselling support',
    shopping: 'weekly shopping',
    medical: 'medical expense support',
    'year-1976': 'the timeline, 1976',
    'year-2003': 'the timeline, 2003',
    'year-2004': 'the timeline, 2004',
    'year-2009': 'the timeline, 2009',
    'year-2025': 'the timeline, 2025',
    support: 'the next chapter, support',
    donate: 'the next chapter, items',
    visit: 'the next chapter, our shops',
  },
});
