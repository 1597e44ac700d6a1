import { QueryClientProvider } from '@tanstack/react-query';
import { PlatformProvider } from '../client/PlatformContext.tsx';
import { createQueryClient } from '../client/query-client.ts';
import { visitorPlatform } from '../client/visitor-platform.ts';
import { Avatar, avatarColours } from '../ui/Avatar.tsx';
import { Boat } from '../ui/Boat.tsx';
import { Icon } from '../ui/Icon.tsx';
import { HeroPicture, Illustration } from '../ui/Illustration.tsx';
import { everyPageIcons, somePagesIcons, staffIcons } from '../ui/icon-names.ts';
import { illustrationUrl } from '../ui/illustration-url.ts';
import { Picture } from '../ui/Picture.tsx';
import { StaffAvatar } from '../ui/StaffAvatar.tsx';
import { StaffPicture } from '../ui/StaffPicture.tsx';
import { Section, State } from './Section.tsx';
import { samplePicture } from './sample-picture.ts';

const ADDRESS = '/api/media/AAAAAAAAAAAAAAAAAAAAAA/640x440.webp';
const fetches = {
  loaded: async () => new Response(samplePicture('sample.svg')),
  loading: () => new Promise<Response>(() => {}),
  failed: async () => new Response('', { status: 404 }),
};
const staffStates = Object.keys(fetches) as (keyof typeof fetches)[];
const queryClients = { loaded: createQueryClient(), loading: createQueryClient(), failed: createQueryClient() };

export const PictureParts = () => (
  <>
    <Section part="Avatar">
      <State name="colours">
        <div className="row">
          <Avatar name="Caroline and Joe" />
          {avatarColours.map((colour) => (
            <Avatar key={colour} name={colour} colour={colour} />
          ))}
        </div>
      </State>
      <State name="small, no name, large, with a picture">
        <div className="row">
          <Avatar name="Caroline" size="small" />
          <Avatar name="" size="small" />
          <Avatar name="Caroline" size="large" />
          <Avatar name="Caroline" size="large" pictureUrl={illustrationUrl('sample-corner')} />
        </div>
      </State>
    </Section>
    <Section part="Icon">
      <State name="busy">
        <Icon name="loader-circle" spin />
      </State>
      <State name="all of them" wide>
        <ul className="showcase__icons">
          {[...everyPageIcons, ...somePagesIcons, ...staffIcons].map((name) => (
            <li key={name}>
              <Icon name={name} />
              <small>{name}</small>
            </li>
          ))}
        </ul>
      </State>
    </Section>
    <Section part="Boat">
      <State name="normal">
        <div style={{ inlineSize: '3.5rem' }}>
          <Boat />
        </div>
      </State>
    </Section>
    <Section part="Illustration">
      <State name="normal">
        <Illustration name="cta-donate" alt="" />
      </State>
    </Section>
    <Section part="HeroPicture">
      <State name="cropped for phone, tablet and desktop" wide>
        <div className="showcase__hero">
          <HeroPicture scene="shops" />
        </div>
      </State>
    </Section>
    <Section part="Picture">
      <State name="normal">
        <Picture src={illustrationUrl('sample-corner')} alt="A corner of a shop" />
      </State>
      <State name="missing">
        <Picture src="data:," alt="Its alternative text is shown" />
      </State>
    </Section>
    <Section part="StaffPicture">
      {staffStates.map((state) => (
        <State key={state} name={state}>
          <PlatformProvider value={{ ...visitorPlatform, fetch: fetches[state] }}>
            <StaffPicture src={ADDRESS} alt="Two armchairs" width={640} />
          </PlatformProvider>
        </State>
      ))}
    </Section>
    <Section part="StaffAvatar">
      {staffStates.map((state) => (
        <State key={state} name={state}>
          <PlatformProvider value={{ ...visitorPlatform, fetch: fetches[state] }}>
            <QueryClientProvider client={queryClients[state]}>
              <StaffAvatar name="Caroline" pictureUrl={ADDRESS} />
            </QueryClientProvider>
          </PlatformProvider>
        </State>
      ))}
    </Section>
  </>
);
