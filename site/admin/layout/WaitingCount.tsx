/** How many things wait, beside a link; nothing where none do. */
export const WaitingCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="n">
      <span>{count}</span>
      <span className="sr"> waiting</span>
    </span>
  ) : null;
