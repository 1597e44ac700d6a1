import { pages } from '#contract/words/pages.ts';
import { T } from '../language/T.tsx';

const figures = [
  ['50+', pages.yearsOfService],
  [pages.sumRaised, pages.raised],
  [pages.thousands, pages.familiesHelped],
] as const;

/** What the charity has done, in figures. */
export const Figures = ({ tall = false }: { tall?: boolean }) => (
  <dl className={tall ? 'figures figures--tall' : 'figures'}>
    {figures.map(([figure, what]) => (
      <div key={what.id}>
        {typeof figure === 'string' ? <dt>{figure}</dt> : <T as="dt" of={figure} />}
        <T as="dd" of={what} />
      </div>
    ))}
  </dl>
);
