export const Skeleton = ({ label, shape = 'lines' }: { label: string; shape?: 'lines' | 'note' | 'card' }) => (
  <div className="skels">
    <p className="sr" role="status">
      {label}
    </p>
    {shape === 'card' && <div className="skel skel--block" />}
    {shape === 'note' && <div className="skel skel--mark" />}
    {shape === 'card' && <div className="skel skel--title" />}
    <div className="skel skel--line" />
    <div className="skel skel--line" />
    <div className="skel skel--short" />
    {shape === 'note' && (
      <div className="row">
        <div className="skel skel--round" />
        <div className="skel skel--name" />
      </div>
    )}
  </div>
);
