import type { ReactNode } from 'react';
import { forms } from '#contract/words/forms.ts';
import { T } from '../language/T.tsx';
import { t } from '../language/t.ts';
import { Icon } from './Icon.tsx';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = {
  page: number;
  pages: number;
  /** Gives links that work without a script; with `onPage` too, a plain click stays in the application. */
  hrefFor?: (page: number) => string;
  onPage?: (page: number) => void;
  label?: string;
};
type StepProps = Pick<PaginationProps, 'hrefFor' | 'onPage'> & {
  to: number;
  children: ReactNode;
  name?: string;
  current?: boolean;
  rel?: 'prev' | 'next';
};

const Step = ({ to, hrefFor, onPage, children, name, current, rel }: StepProps) => {
  const shared = { 'aria-label': name, 'aria-current': current ? ('page' as const) : undefined };
  if (!hrefFor) {
    return (
      <button type="button" {...shared} onClick={() => onPage?.(to)}>
        {children}
      </button>
    );
  }
  return (
    <a
      {...shared}
      href={hrefFor(to)}
      rel={rel}
      onClick={(event) => {
        if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPage(to);
      }}
    >
      {children}
    </a>
  );
};

export const Pagination = ({ page, pages, hrefFor, onPage, label = t(forms.pages) }: PaginationProps) => {
  if (pages < 2) return null;
  const turn = { hrefFor, onPage };
  const previous = (
    <>
      <Icon name="chevron-left" />
      <T of={forms.previousPage} />
    </>
  );
  const next = (
    <>
      <T of={forms.nextPage} />
      <Icon name="chevron-right" />
    </>
  );
  return (
    <nav className="pager" aria-label={label}>
      {page > 1 ? (
        <Step to={page - 1} rel="prev" {...turn}>
          {previous}
        </Step>
      ) : (
        <span aria-disabled="true">{previous}</span>
      )}
      {pageNumbers(page, pages).map((step) =>
        typeof step === 'number' ? (
          <Step key={step} to={step} name={t(forms.pageNumber, { number: step })} current={step === page} {...turn}>
            {step}
          </Step>
        ) : (
          <span key={step} className="gap" aria-hidden="true">
            …
          </span>
        ),
      )}
      {page < pages ? (
        <Step to={page + 1} rel="next" {...turn}>
          {next}
        </Step>
      ) : (
        <span aria-disabled="true">{next}</span>
      )}
    </nav>
  );
};
