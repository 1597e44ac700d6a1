import type { PublicPost } from '#contract/blogs/public-posts.ts';
import { dublinDay } from '#contract/dublin.ts';
import { pages } from '#contract/words/pages.ts';
import { T } from '../../language/T.tsx';
import { formatDay } from '../../language/t.ts';
import { Written } from '../../language/Written.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Illustration } from '../../ui/Illustration.tsx';
import type { IllustrationName } from '../../ui/illustration-names.ts';
import { Picture } from '../../ui/Picture.tsx';

const arts: readonly IllustrationName[] = ['sample-corner', 'cta-about', 'service-shopping'];

type PostCardProps = {
  post: PublicPost;
  index: number;
  as?: 'h2' | 'h3';
};

export const PostCard = ({ post, index, as: Title = 'h2' }: PostCardProps) => (
  <article className="card card--link">
    <div className="card__art">
      {post.coverUrl ? (
        <Picture
          src={post.coverUrl}
          alt={post.coverAlt}
          sizes="(min-width: 64rem) 26rem, (min-width: 44rem) 45vw, 90vw"
        />
      ) : (
        <Illustration name={arts[index % arts.length] ?? 'sample-corner'} />
      )}
    </div>
    <div className="card__body">
      <p>
        <time dateTime={post.publishedAt}>{formatDay(dublinDay(new Date(post.publishedAt)), 'longDate')}</time>
        <Written as="span" language={null}>
          {(post.topics ?? []).map(({ name }) => `\u00a0· ${name}`).join('')}
        </Written>
      </p>
      <Written as={Title} className="h3" language={null}>
        {post.title}
      </Written>
      {post.excerpt && (
        <Written as="p" language={null}>
          {post.excerpt}
        </Written>
      )}
      <a className="more" href={`/blogs/${encodeURIComponent(post.slug)}`}>
        <span>
          <T of={pages.readOn} />
          <Written as="span" className="sr" language={null}>
            {`: ${post.title}`}
          </Written>
        </span>
        <Icon name="arrow-right" />
      </a>
    </div>
  </article>
);
