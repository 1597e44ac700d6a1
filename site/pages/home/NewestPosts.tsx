import { listPosts } from '#contract/blogs/public-calls.ts';
import { homePlaces } from '#contract/places/home.ts';
import { menu } from '#contract/words/menu.ts';
import { pages } from '#contract/words/pages.ts';
import { useAnswer } from '../../client/PageAnswersContext.tsx';
import { pageKey } from '../../client/page-answers.ts';
import { Line } from '../../editing/Line.tsx';
import { T } from '../../language/T.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { PostCard } from '../blogs/PostCard.tsx';
import { newestPosts } from './newest.ts';

export const NewestPosts = () => {
  const { data } = useAnswer(pageKey(listPosts, newestPosts));
  if (!data || data.posts.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <div className="head head--row">
          <div>
            <T as="p" className="eyebrow" of={menu.blog} />
            <Line of={homePlaces.texts['posts-title']} as="h2" />
          </div>
          <ButtonLink href="/blogs" variant="line" of={pages.allPosts} />
        </div>
        <div className="grid g3">
          {data.posts.map((post, index) => (
            <PostCard key={post.id} post={post} index={index} as="h3" />
          ))}
        </div>
      </div>
    </section>
  );
};
