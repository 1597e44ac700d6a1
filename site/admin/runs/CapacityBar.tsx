type CapacityBarProps = {
  label: string;
  /** What is agreed, and what is planned beyond it. */
  agreed: number;
  planned: number;
  max: number;
  /** "8 of 10" */
  text: string;
};

/** How full a run is: agreed with donors, planned, and what is left. */
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
