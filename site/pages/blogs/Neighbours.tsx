import type { PublicPostPage } from '#contract/blogs/public-posts.ts';
import { Written } from '../../language/Written.ts';
import { Icon } from '../../ui/Icon.tsx';

const hrefOf = ({ slug }: { slug: string }) => `/blogs/${encodeURIComponent(slug)}`;

export const Neighbours = ({ older, newer }: Pick<PublicPostPage, 'older' | 'newer'>) => {
  if (!older && !newer) return null;
  return (
    <nav className="beside" aria-label="Other posts">
      {older && (
        <a href={hrefOf(older)} rel="prev">
          <span className="beside__way">
            <Icon name="arrow-left" />
            Previous post
          </span>
          <Written as="strong" language={null}>
            {older.title}
          </Written>
        </a>
      )}
      {newer && (
        <a href={hrefOf(newer)} rel="next" className="beside__next">
          <span className="beside__way">
            Next post
            <Icon name="arrow-right" />
          </span>
          <Written as="strong" language={null}>
            {newer.title}
          </Written>
        </a>
      )}
    </nav>
  );
};
