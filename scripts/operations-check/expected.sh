# What is prepared before, and has to be true after, a block of docs/operations.md: "### after " and a piece of the block's words, then a script.
# Read by scripts/check-operations.mjs.

### after ln -sf /opt/charity-portal/current/portal
portal help | grep -q 'portal backup FILE'
! command -v npm

### after enable --now charity-portal@3000
curl --silent --fail http://127.0.0.1:3000/api/health | grep -q '"status":"ok"'
! curl --silent --fail http://127.0.0.1:3000/api/metrics
test "$(stat -c %U:%a /var/lib/charity-portal)" = charity-portal:700

### after caddy validate
through_caddy() { curl --silent --fail --insecure --resolve www.example.org:443:127.0.0.1 --retry 20 --retry-all-errors --retry-delay 1 "$@"; }
through_caddy https://www.example.org/ | grep -q '<h1'
through_caddy https://www.example.org/api/testimonials --form content='The driver was kind and on time, and my mother was never alone.' | grep -q '"status":"pending"'
! curl --silent --fail --insecure --resolve www.example.org:443:127.0.0.1 https://www.example.org/api/metrics
through_caddy --dump-header - --output /dev/null https://www.example.org/ | grep -qi '^strict-transport-security:'

### after admin create you@example.org
runuser -u charity-portal -- portal admin list | grep -q 'you@example.org .*Administrator'
runuser -u charity-portal -- portal admin list | grep -q 'admin@localhost .*switched off'

### after systemctl start charity-portal-backup
set -a; . /etc/charity-portal/backup.env; set +a
runuser -u charity-portal -- restic snapshots --json | grep -q charity-portal
systemctl start charity-portal-backup
test ! -e /var/lib/charity-portal/off-machine

### after on_drill portal restore
test -z "$(ls -d /var/lib/charity-portal/drill-* 2>/dev/null)"
curl --silent --fail http://127.0.0.1:3000/api/health | grep -q ok

### before before-update-$(date
mkdir next
tar -xzf charity-portal-server-*.tar.gz -C next
echo '# A later release.' >> next/charity-portal-*/.env.example
mv next/charity-portal-* next/charity-portal-0.2.0-made-for-the-check
archive=$(ls charity-portal-server-*.tar.gz)
tar -czf "$archive" -C next charity-portal-0.2.0-made-for-the-check
sha256sum "$archive" > "$archive.sha256"

### after readlink /opt/charity-portal/current > /opt/charity-portal/previous
test "$(cat /opt/charity-portal/previous)" != "$(readlink /opt/charity-portal/current)"
runuser -u charity-portal -- portal admin list | grep -q you@example.org

### after "$(cat /opt/charity-portal/previous)"
test "$(cat /opt/charity-portal/previous)" = "$(readlink /opt/charity-portal/current)"
runuser -u charity-portal -- portal admin list | grep -q you@example.org

### before docs/operations/rolling-restart
# Readers and senders beside the restart; /tmp/lost gets what fails.
cat > /tmp/load <<'LOAD'
call() { curl --silent --fail --insecure --output /dev/null --resolve www.example.org:443:127.0.0.1 "$@" || echo "lost: $*" >> /tmp/lost; }
until [ -e /tmp/enough ]; do
  call https://www.example.org/api/testimonials/approved
  call https://www.example.org/api/testimonials --form content='They drove me to every appointment, and waited.'
  echo . >> /tmp/sent
done
LOAD
echo RATE_LIMITS=off >> /etc/charity-portal/settings.env
systemctl restart charity-portal@3001 charity-portal@3002
for port in 3001 3002; do curl --silent --fail --retry 10 --retry-connrefused --output /dev/null "http://127.0.0.1:$port/api/ready"; done
sleep 3
setsid bash /tmp/load </dev/null >/dev/null 2>&1 &

### after docs/operations/rolling-restart
touch /tmp/enough
test ! -e /tmp/lost
test "$(wc -l < /tmp/sent)" -gt 50

### after --command "CREATE ROLE portal
runuser -u postgres -- psql --list | grep -q portal

### after sed -i 's/{$UPSTREAMS
runuser -u charity-portal -- portal admin list | grep -q you@example.org
curl --silent --fail --insecure --resolve www.example.org:443:127.0.0.1 --retry 10 --retry-all-errors --retry-delay 1 https://www.example.org/ | grep -q '<h1'
