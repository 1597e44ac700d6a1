import type { ReactNode } from 'react';
import type { Elements } from './elements.ts';
import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './illustration-names.ts';

type EmptyStateProps = {
  art: IllustrationName;
  title?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
  action?: Elements;
};

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
