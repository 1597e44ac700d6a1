import { illustrationUrl } from '../../ui/illustration-url.ts';

const Scene = ({ time, name }: { time: 'day' | 'night'; name: 'dashboard-band' | 'dashboard-band-night' }) => (
  <picture className={time}>
    <source media="(max-width: 63.99rem)" srcSet={illustrationUrl(`${name}-mobile`)} />
    <img src={illustrationUrl(name)} alt="" />
  </picture>
);

/** The greeting over a scene: by day in the light theme, by night in the dark one. */
export const Band = ({ title, sentence }: { title: string; sentence: string }) => (
  <div className="band">
    <Scene time="day" name="dashboard-band" />
    <Scene time="night" name="dashboard-band-night" />
    <h1 tabIndex={-1}>{title}</h1>
    <p>{sentence}</p>
  </div>
);
