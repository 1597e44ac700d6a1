import type { PublicPostPage } from '#contract/blogs/public-posts.ts';
import { postKey } from '../../client/page-keys.ts';
import { readPost } from '../../client/published-posts.ts';
import { definePage, type PageTexts } from '../define-page.ts';
import { BlogPostPage } from './BlogPostPage.tsx';
import { blogTexts } from './blogs-page.ts';

const postTexts = ({ title, excerpt, author, publishedAt, coverUrl, coverAlt }: PublicPostPage): PageTexts => ({
  title,
  description: excerpt || blogTexts.description,
  article: { headline: title, author, publishedAt, image: coverUrl, imageAlt: coverAlt },
});

export const page = definePage({
  path: '/blogs/:slug',
  needsPageStyles: true,
  calls: (platform, { params }) => [readPost(platform, params.slug ?? '')],
  meta: (answers, { params }) => {
    const { data } = answers.get(postKey(params.slug ?? ''));
    return data ? postTexts(data) : blogTexts;
  },
  component: BlogPostPage,
});
