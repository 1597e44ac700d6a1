export const WaitingCount = ({ count }: { count: number }) =>
  count > 0 ? (
    <span className="n">
      <span>{count}</span>
      <span className="sr"> waiting</span>
    </span>
  ) : null;
