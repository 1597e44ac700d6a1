import type { Pattern, Series } from './chart-data.ts';

const marks: Record<Pattern, string> = {
  plain: '',
  stripes: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  dots: 'M4 4h.01',
  grid: 'M0 4H8M4 0V8',
};

export const patternId = (chart: string, { key }: Series): string => `${chart}-${key}`;

export const Patterns = ({ chart, series }: { chart: string; series: readonly Series[] }) => (
  <svg className="chart__patterns" aria-hidden="true" focusable="false">
    <defs>
      {series.map((one) => (
        <pattern
          key={one.key}
          id={patternId(chart, one)}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={`chart-${one.colour}`}
        >
          <rect width="8" height="8" fill="var(--c)" />
          <path
            d={marks[one.pattern]}
            stroke="var(--surface)"
            strokeWidth={one.pattern === 'dots' ? 3 : 2}
            strokeLinecap={one.pattern === 'dots' ? 'round' : 'butt'}
          />
        </pattern>
      ))}
    </defs>
  </svg>
);

export const Legend = ({ chart, series }: { chart: string; series: readonly Series[] }) => (
  <ul className="legend">
    {series.map((one) => (
      <li key={one.key}>
        <svg width="20" height="14" aria-hidden="true" focusable="false">
          <rect width="20" height="14" rx="3" fill={`url(#${patternId(chart, one)})`} />
        </svg>
        <span>{one.label}</span>
      </li>
    ))}
  </ul>
);
