# The files of docs/operations that no command of the page tries, judged by the programs that read them.
cd /opt/charity-portal/current/docs/operations
systemd-analyze verify charity-portal@3000.service charity-portal-backup.timer 2>&1 | tee /tmp/verify
# "systemd-analyze" names these of Debian, too; ours are not to be among what it finds.
! grep charity-portal /tmp/verify
# The threshold is ten times the figure that is printed.
systemd-analyze security --offline=true --threshold=20 --no-pager charity-portal@3000.service | tail -n 1
systemd-analyze security --offline=true --threshold=25 --no-pager charity-portal-backup.service | tail -n 1

certificates=/etc/letsencrypt/live/www.example.org
mkdir -p "$certificates"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=www.example.org \
  -keyout "$certificates/privkey.pem" -out "$certificates/fullchain.pem" 2>/dev/null
cp nginx.conf /etc/nginx/sites-enabled/default
nginx -t
