const figures = [
  ['50+', 'years of service'],
  ['€100k+', 'raised'],
  ['1000s', 'of families helped'],
] as const;

/** What the charity has done, in figures. */
export const Figures = ({ tall = false }: { tall?: boolean }) => (
  <dl className={tall ? 'figures figures--tall' : 'figures'}>
    {figures.map(([figure, what]) => (
      <div key={figure}>
        <dt>{figure}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
