import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light cells around the code, which scanners need. */
const BORDER = 2;

const pathOf = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** Always dark on white. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'low', border: BORDER }), [text]);
  return (
    <div className="qr">
      <svg viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={pathOf(rows)} fill="#0b2624" />
      </svg>
    </div>
  );
};
