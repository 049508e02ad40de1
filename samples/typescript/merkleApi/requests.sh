# #region create
curl --silent --show-error "$MERKLE_API/api/create?decimals=6" \
  --header "Authorization: Bearer $MERKLE_TOKEN" \
  --form "data=@recipients.csv"
# #endregion create

# #region eligibility
curl --silent --show-error --get "$MERKLE_API/api/eligibility" \
  --header "Authorization: Bearer $MERKLE_TOKEN" \
  --data-urlencode "address=$RECIPIENT" \
  --data-urlencode "cid=$CID"
# #endregion eligibility

# #region validity
curl --silent --show-error --get "$MERKLE_API/api/validity" \
  --header "Authorization: Bearer $MERKLE_TOKEN" \
  --data-urlencode "cid=$CID"
# #endregion validity

# #region health
curl --silent --show-error "$MERKLE_API/api/health"
# #endregion health
