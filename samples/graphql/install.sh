npm install graphql-request@7.4.0 graphql@16.15.0
