import { defaultFigures } from '#contract/settings/default-figures.ts';
import { pages } from '#contract/words/pages.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';

export const Figures = ({ tall = false }: { tall?: boolean }) => {
  const { years, raised, families } = useSettings().figures ?? defaultFigures;
  const figures = [
    [years, pages.yearsOfService],
    [raised, pages.raised],
    [families, pages.familiesHelped],
  ] as const;
  return (
    <dl className={tall ? 'figures figures--tall' : 'figures'}>
      {figures.map(([figure, what]) => (
        <div key={what.id}>
          <T as="dt" text={figure} />
          <T as="dd" of={what} />
        </div>
      ))}
    </dl>
  );
};
