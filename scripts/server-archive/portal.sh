#!/bin/sh
# Runs the charity portal: needs Node.js (24 is recommended, 20.19 the oldest) and nothing else, and compiles and installs nothing.
# Settings come from the environment, then from the first of these files that is there: $SETTINGS_FILE, .env beside this
# script, /etc/charity-portal/settings.env.
set -eu

usage() {
  cat <<'TEXT'
  portal start                    serves the site until SIGTERM
  portal admin …                  staff accounts; portal admin --help
  portal backup FILE              a copy of all data in one file, also while the server runs
  portal restore FILE             brings it back; the server must not be running
TEXT
}

here=$(dirname -- "$(readlink -f -- "$0")")
command=${1:-}
node_flag=
case $command in
  start) main=main.js node_flag=--max-semi-space-size=2 ;;
  admin | backup | restore) main=$command-command.js ;;
  help | --help | -h) usage && exit 0 ;;
  *) usage >&2 && exit 2 ;;
esac
shift

node=${NODE:-node}
version=$("$node" --version) || { echo "Node.js was not found. Please install it, or set NODE to its path." >&2; exit 1; }
case $version in
  v20.19.* | v20.[2-9][0-9].* | v22.1[2-9].* | v22.[2-9][0-9].* | v2[3-9].* | v[3-9][0-9].*) ;;
  *) echo "Node $version is too old: please install Node 24, or at least 20.19 or 22.12." >&2; exit 1 ;;
esac

settings=
for file in "${SETTINGS_FILE:-}" "$here/.env" /etc/charity-portal/settings.env; do
  if [ -n "$file" ] && [ -f "$file" ]; then
    [ -r "$file" ] || { echo "$file cannot be read by $(id -un): please run this as the user of the portal." >&2; exit 1; }
    settings=--env-file=$file
    break
  fi
done

exec "$node" ${node_flag:+"$node_flag"} ${settings:+"$settings"} "$here/dist/server/$main" "$@"
