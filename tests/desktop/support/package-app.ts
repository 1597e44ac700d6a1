import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Configuration } from 'electron-builder';
import { findElectron } from './electron-binary.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
/** What @electron/fuses looks for in the executable, and a wire of eight fuses that are all on. */
const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';
const FUSES = '\x01\x0811111111';

/** An executable of Windows that does nothing; the builder writes the archive's hash into it. */
const emptyExecutable = (): Buffer => {
  const builder = createRequire(
    createRequire(require.resolve('electron-builder/package.json')).resolve('app-builder-lib'),
  );
  const { NtExecutable, NtExecutableResource, Resource } = builder('resedit');
  const made = NtExecutable.createEmpty(false, false);
  const resources = NtExecutableResource.from(made);
  const version = Resource.VersionInfo.createEmpty();
  version.lang = 1033;
  version.setStringValues({ lang: 1033, codepage: 1200 }, { ProductName: 'Electron' });
  version.outputToResourceEntries(resources.entries);
  resources.outputResource(made);
  return Buffer.from(made.generate());
};

const withFuses = (code: Buffer) => Buffer.concat([code, Buffer.from(`\n// ${SENTINEL}${FUSES}\n`)]);

const writeExecutable = (path: string, code: Buffer) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code, { mode: 0o755 });
};

/** What Apple's property lists of Electron hold and the builder changes. */
const plist = (executable: string) => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict><key>CFBundleExecutable</key><string>${executable}</string>
<key>CFBundlePackageType</key><string>APPL</string></dict></plist>
`;

/** The bundle of macOS around the stand-in: it starts as the app, its framework holds the fuses. */
const makeBundle = (folder: string, code: Buffer): void => {
  const contents = join(folder, 'Electron.app/Contents');
  const framework = join(contents, 'Frameworks/Electron Framework.framework');
  const helper = join(contents, 'Frameworks/Electron Helper.app/Contents');
  writeExecutable(join(contents, 'MacOS/Electron'), code);
  writeExecutable(join(helper, 'MacOS/Electron Helper'), code);
  writeExecutable(join(framework, 'Electron Framework'), withFuses(Buffer.alloc(0)));
  writeFileSync(join(contents, 'Info.plist'), plist('Electron'));
  writeFileSync(join(helper, 'Info.plist'), plist('Electron Helper'));
  for (const language of ['en', 'en_GB', 'de']) {
    for (const resources of [join(contents, 'Resources'), join(framework, 'Versions/A/Resources')]) {
      mkdirSync(join(resources, `${language}.lproj`), { recursive: true });
      writeFileSync(join(resources, `${language}.lproj`, 'locale.pak'), '');
    }
  }
};

/** Electron's folder as electron-builder expects it. The stand-in gets what it lacks: languages, a version, fuses. */
const electronFolder = (scratch: string, system: PackageOptions['system']): string => {
  const { kind, folder, executable } = findElectron();
  if (kind === 'electron') return folder;
  const made = join(scratch, 'electron');
  const code = readFileSync(executable);
  cpSync(folder, made, { recursive: true });
  writeFileSync(join(made, 'version'), require('electron/package.json').version);
  if (system === 'mac') {
    makeBundle(made, code);
    return made;
  }
  mkdirSync(join(made, 'locales'));
  for (const language of ['en-GB', 'en-US', 'de']) writeFileSync(join(made, 'locales', `${language}.pak`), '');
  if (system === 'linux') writeExecutable(join(made, 'electron'), withFuses(code));
  else writeExecutable(join(made, 'electron.exe'), withFuses(emptyExecutable()));
  return made;
};

const platforms = { linux: 'LINUX', win: 'WINDOWS', mac: 'MAC' } as const;

interface PackageOptions {
  system: 'linux' | 'win' | 'mac';
  /** Formats; the builder is stopped before it calls their tools, which it would download. */
  targets: readonly string[];
  /** Kinds of processors; x64 alone where none are named. */
  archs?: readonly ('x64' | 'arm64')[];
  /** A folder outside of the repository. */
  scratch: string;
  config?: Configuration;
}

/** What the builder would hand to the tool of a format. */
export interface Packaged {
  /** The text of the entry in the system's menu. */
  entry: string;
  /** The command line, for packages of Linux's distributions. */
  args: string[];
}

const readComputed = (options: unknown): Packaged => {
  // The builder deletes the file of the entry at its end.
  if (Array.isArray(options)) return { entry: readFileSync(String(options[1]), 'utf8'), args: options[0] };
  return { entry: (options as { desktop: string }).desktop, args: [] };
};

/** Packages the built app with its own configuration. Returns what the tools of each format would get. */
export const packageApp = async (options: PackageOptions): Promise<Packaged[]> => {
  const { system, targets, archs = ['x64'], scratch, config = {} } = options;
  const { build, Platform, Arch } = await import('electron-builder');
  const platform = Platform[platforms[system]];
  const computed: Packaged[] = [];
  await build({
    projectDir: ROOT,
    targets: platform.createTarget([...targets], ...archs.map((arch) => Arch[arch])),
    publish: 'never',
    config: {
      ...config,
      extends: 'desktop/electron-builder.yml',
      electronDist: electronFolder(scratch, system),
      directories: { output: join(scratch, 'release') },
    },
    effectiveOptionComputed: async (found: unknown) => {
      computed.push(readComputed(found));
      return true;
    },
  });
  return computed;
};
