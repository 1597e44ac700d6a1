import type { PublicPostPage } from '#contract/blogs/public-posts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ArrowLeft } from '../../ui/icons/ArrowLeft.tsx';
import { ArrowRight } from '../../ui/icons/ArrowRight.tsx';

const hrefOf = ({ slug }: { slug: string }) => `/blogs/${encodeURIComponent(slug)}`;

/** The posts before and after this one; nothing for the only one. */
export const Neighbours = ({ older, newer }: Pick<PublicPostPage, 'older' | 'newer'>) => {
  if (!older && !newer) return null;
  return (
    <nav className="beside" aria-label="Other posts">
      {older && (
        <a href={hrefOf(older)} rel="prev">
          <span className="beside__way">
            <Icon of={ArrowLeft} />
            Previous post
          </span>
          <strong>{older.title}</strong>
        </a>
      )}
      {newer && (
        <a href={hrefOf(newer)} rel="next" className="beside__next">
          <span className="beside__way">
            Next post
            <Icon of={ArrowRight} />
          </span>
          <strong>{newer.title}</strong>
        </a>
      )}
    </nav>
  );
};
