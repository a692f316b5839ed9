# The site behind nginx, for those who deploy that way. No command of the README needs it.
FROM node:22-slim AS build
WORKDIR /site
COPY . .
RUN npm ci && npm run build

FROM nginx:stable-alpine
COPY --from=build /site/dist /usr/share/nginx/html
COPY --from=build /site/dist/_nginx.conf /etc/nginx/conf.d/default.conf
