import { listPosts } from '#contract/blogs/public-calls.ts';
import type { PublicPosts } from '#contract/blogs/public-posts.ts';
import { pageCall, pageKey } from '../../client/page-answers.ts';
import { pageNumber, pageParameter } from '../../routing/page-number.ts';
import { definePage } from '../define-page.ts';
import { BlogsPage } from './BlogsPage.tsx';
import { blogTexts } from './blogs-page.ts';
import { postsOn } from './posts-on.ts';

const topicTexts = ({ topics = [] }: PublicPosts, topic: string) => {
  const name = topics.find(({ slug }) => slug === topic)?.name ?? topic;
  return {
    title: `${name}, from our blog`,
    description: `What we have written about ${name}. ${blogTexts.description}`,
  };
};

/** The page does not exist while the topic has no posts. */
export const page = definePage({
  path: '/blogs/topics/:topic',
  search: { page: pageParameter },
  needsPageStyles: true,
  calls: (platform, { search, params }) => [pageCall(platform, listPosts, postsOn(pageNumber(search), params.topic))],
  meta: (answers, { search, params: { topic = '' } }) => {
    const { data } = answers.get(pageKey(listPosts, postsOn(pageNumber(search), topic)));
    return data ? topicTexts(data, topic) : blogTexts;
  },
  component: BlogsPage,
});
