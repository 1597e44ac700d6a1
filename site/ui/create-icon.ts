import { createElement, type SVGProps } from 'react';

/** A drawing of Lucide. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** Makes the component of a drawing; the build gives it to Lucide's icons in place of their own. */
const createIcon = ({ node }: IconData) => {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes));
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      drawn,
    );
};

export default createIcon;
