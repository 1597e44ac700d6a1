import type { PublicPostPage } from '#contract/blogs.ts';
import type { Settings } from '#contract/settings.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { postKey } from '../client/page-keys.ts';
import { type PageKey, type PageLocation, pageNumber, pageRoutes } from '../routing/page-routes.ts';

/** What the head of a page says. */
export interface PageMeta {
  title: string;
  description: string;
  /** False for pages that search engines should leave out. */
  indexed: boolean;
  /** What is said of a page that is an article of its own. */
  article?: ArticleMeta;
}

export interface ArticleMeta {
  headline: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  image: string | null;
  imageAlt: string;
}

type Words = { title: string; description: string };

const words: Record<Exclude<PageKey, 'blog-post'>, Words> = {
  home: {
    title: 'Help for seriously ill people in the south-east of Ireland',
    description:
      'We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, beside seriously ill people since 1976.',
  },
  about: {
    title: 'About us',
    description: 'How one fundraiser in 1976 became four shops and 50+ years of help for seriously ill people.',
  },
  'our-shops': {
    title: 'Visit our shops',
    description:
      'Four second-hand shops in Clane, Bagnelstown, New Ross and Wexford Town: addresses, opening hours and how to get there.',
  },
  services: {
    title: 'Our services',
    description: 'Medical expenses, hospital transport and our donation shops: what we do and how to ask for it.',
  },
  'medical-expenses': {
    title: 'Medical expense support',
    description:
      'How to apply for help with essential medical costs, in three steps. We review applications in 3-5 business days.',
  },
  'hospital-transport': {
    title: 'Hospital transport',
    description: 'Free lifts to hospital by volunteer drivers. Book by phone at least 48 hours ahead.',
  },
  'donation-shop': {
    title: 'Donation shop',
    description: 'Opening hours, what we accept and where to find us. 100% of proceeds support our programs.',
  },
  testimonials: { title: 'Testimonials', description: 'What the people we stand beside say, in their own words.' },
  'your-testimonial': {
    title: 'Your testimonial',
    description: 'See, correct or withdraw the testimonial that you sent us.',
  },
  donations: {
    title: 'Donate items',
    description: 'Offer furniture, clothes and more in three short steps. We collect large items.',
  },
  support: { title: 'Support us', description: 'Three ways to help: give money, give time, or donate items.' },
  blogs: { title: 'Blog', description: 'News from our shops, our drivers and the people behind them.' },
  privacy: {
    title: 'Privacy',
    description: 'What we keep about you, why, for how long, who sees it, and what you can ask of us.',
  },
  'not-found': { title: 'Page not found', description: 'This page does not exist. Here is where to go instead.' },
};

const shownPost = ({ key, params }: PageLocation, answers: PageAnswers) =>
  key === 'blog-post' ? answers.get(postKey(params.slug ?? '')).data : undefined;

const wordsOf = (key: PageKey, post: PublicPostPage | undefined): Words =>
  key === 'blog-post'
    ? { title: post?.title ?? words.blogs.title, description: post?.excerpt || words.blogs.description }
    : words[key];

const articleOf = ({ title, author, publishedAt, coverUrl, coverAlt }: PublicPostPage): ArticleMeta => ({
  headline: title,
  author,
  publishedAt,
  image: coverUrl,
  imageAlt: coverAlt,
});

/** Title and description of a page, ending with the charity's name. */
export const pageMeta = (location: PageLocation, settings: Settings, answers: PageAnswers): PageMeta => {
  const post = shownPost(location, answers);
  const found = wordsOf(location.key, post);
  const number = pageNumber(location.search);
  const counted = number > 1 ? `${found.title}, page ${number}` : found.title;
  return {
    title: `${counted} · ${settings.organisation.name}`,
    description: found.description,
    indexed: location.key !== 'not-found' && !pageRoutes.find(({ key }) => key === location.key)?.unlisted,
    ...(post && { article: articleOf(post) }),
  };
};
