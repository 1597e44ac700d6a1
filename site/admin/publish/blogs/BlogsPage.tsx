import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type PostState, postStates, type StaffPosts } from '#contract/blogs/blogs.ts';
import { listAllPosts } from '#contract/blogs/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ScreenHead } from '../../shell/layout/Screen.tsx';
import { Tabs, tabId } from '../../shell/layout/Tabs.tsx';
import { FilterRow } from '../../shell/list/FilterRow.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { PostList } from './PostList.tsx';
import { stateVariants } from './state-variants.ts';

export const PER_PAGE = 10;
const PANEL = 'posts';

type TabName = PostState | 'all';

const tabsFor = (counts: StaffPosts['counts'] | undefined) => [
  {
    name: 'all' as const,
    label: 'All',
    count: counts && counts.draft + counts.scheduled + counts.published,
  },
  ...postStates.map((state) => ({ name: state, label: stateVariants[state].label, count: counts?.[state] })),
];

const writeOne = (
  <Link className={buttonClass({ variant: 'brand' })} to="/admin/blogs/new">
    <Icon name="square-pen" />
    New post
  </Link>
);

export const BlogsPage = () => {
  const params = usePageParams();
  const status = postStates.find((state) => state === params.get('status')) ?? '';
  const q = params.get('q');
  const posts = useQuery({
    ...queryOf(usePlatform(), listAllPosts, { query: { page: params.page, pageSize: PER_PAGE, q, status } }),
    placeholderData: keepPreviousData,
  });
  const current: TabName = status || 'all';
  return (
    <>
      <ScreenHead
        title="Blogs"
        lead="What visitors read under Blog, and what is still being written."
        action={writeOne}
      />
      <Tabs
        label="Posts"
        id={PANEL}
        tabs={tabsFor(posts.data?.counts)}
        chosen={current}
        onChoose={(name) => params.filter({ status: name === 'all' ? '' : name })}
      />
      <FilterRow
        shape="alone"
        label="Search titles, texts and authors"
        value={q}
        onSearch={(text) => params.filter({ q: text })}
      />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, current)}>
        <PostList
          query={posts}
          params={params}
          perPage={PER_PAGE}
          filtered={Boolean(q || status)}
          onClear={() => params.filter({ q: '', status: '' })}
          writeOne={writeOne}
        />
      </div>
    </>
  );
};
