type CapacityBarProps = {
  label: string;
  agreed: number;
  planned: number;
  max: number;
  text: string;
};

export const CapacityBar = ({ label, agreed, planned, max, text }: CapacityBarProps) => (
  <div className="capacity">
    <span>{label}</span>
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" data-full={planned >= max ? '' : undefined}>
      <rect className="capacity__planned" width={Math.min(100, (planned / max) * 100)} height="8" />
      <rect className="capacity__agreed" width={Math.min(100, (agreed / max) * 100)} height="8" />
    </svg>
    <b>{text}</b>
  </div>
);
