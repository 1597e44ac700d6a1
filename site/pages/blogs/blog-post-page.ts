import { readPost } from '#contract/blogs/public-calls.ts';
import type { PublicPostPage } from '#contract/blogs/public-posts.ts';
import { pageCall, pageKey } from '../../client/page-answers.ts';
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
  calls: (platform, { params: { slug = '' } }) => [pageCall(platform, readPost, { slug })],
  meta: (answers, { params: { slug = '' } }) => {
    const { data } = answers.get(pageKey(readPost, { slug }));
    return data ? postTexts(data) : blogTexts;
  },
  component: BlogPostPage,
});
