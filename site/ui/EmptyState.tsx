import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './illustration-names.ts';

type EmptyStateProps = {
  art: IllustrationName;
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3;
  children: ReactNode;
  /** What to do now. */
  action?: Elements;
};

/** Shown where a list is empty or could not be loaded; says what to do. */
export const EmptyState = ({ art, title, level = 2, children, action }: EmptyStateProps) => {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="state">
      <Illustration name={art} />
      {title && <Heading>{title}</Heading>}
      <p>{children}</p>
      {action}
    </div>
  );
};
