import { illustrationUrl } from '../../../ui/illustration-url.ts';

const Scene = ({ time, name }: { time: 'day' | 'night'; name: 'dashboard-band' | 'dashboard-band-night' }) => (
  <picture className={`scene--${time}`}>
    <source media="(max-width: 63.99rem)" srcSet={illustrationUrl(`${name}-mobile`)} />
    <img src={illustrationUrl(name)} alt="" />
  </picture>
);

export const WelcomeBanner = ({ title, sentence }: { title: string; sentence: string }) => (
  <div className="welcome">
    <Scene time="day" name="dashboard-band" />
    <Scene time="night" name="dashboard-band-night" />
    <h1 tabIndex={-1}>{title}</h1>
    <p>{sentence}</p>
  </div>
);
